/** Help that SPEC section 1 names and nothing beyond it. */
const helps = [
  { title: '0% brokerage', text: 'On select deals. Ask which when you write.' },
  { title: 'Site visits', text: 'Tell us the project you want to see, and when.' },
  { title: 'Legal and registration', text: 'Help with the legal side and with registration.' },
] as const

/** What we help with; `rera` says how many projects show a RERA number. */
export function HelpList({ rera }: { rera: string }) {
  const checked = { title: 'Checked listings', text: `Each names the day of its check. ${rera}` }
  return (
    <section className="section" aria-labelledby="helps">
      <div className="head">
        <h2 id="helps">What we help with</h2>
      </div>
      <ul className="helps">
        {[checked, ...helps].map(({ title, text }) => (
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
