/** Help that SPEC section 1 names and nothing beyond it. */
const helpItems = [
  { title: '0% brokerage', text: 'On select deals. Ask us which.' },
  { title: 'Site visits', text: 'Tell us which project you want to see, and when.' },
  { title: 'Legal and registration', text: 'We help with legal work and registration.' },
] as const

/** `rera` says how many projects show a RERA number. */
export function HelpList({ rera }: { rera: string }) {
  const checked = {
    title: 'Checked projects',
    text: `Each shows the date of its last check. ${rera}`,
  }
  return (
    <section className="section" aria-labelledby="help-list">
      <div className="head">
        <h2 id="help-list">What we help with</h2>
      </div>
      <ul className="help-list">
        {[checked, ...helpItems].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="help-list-note">
        <a className="link" href="/how-we-check">
          How we check projects
        </a>
      </p>
    </section>
  )
}
