/** Claims of SPEC section 1 and nothing beyond them. */
const helps = [
  { title: 'Verified listings', text: 'RERA-verified and legally clear projects, across India.' },
  { title: '0% brokerage', text: 'On select deals. Ask which when you write.' },
  { title: 'Site visits', text: 'Tell us the project you want to see, and when.' },
  { title: 'Legal and registration', text: 'Help with the legal side and with registration.' },
] as const

export function HelpList() {
  return (
    <section className="section" aria-labelledby="helps">
      <div className="head">
        <h2 id="helps">What we help with</h2>
      </div>
      <ul className="helps">
        {helps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="helps-note">
        <a className="link" href="/how-we-check">
          How we check listings
        </a>
      </p>
    </section>
  )
}
