import { Icon } from '#app/ui/icon.tsx'

/** Why choose us and the five figures, as SPEC section 1 words them. */
const reasons = [
  'Pan-India property listings',
  'RERA-verified and legally clear projects',
  'High-ROI investment options',
  'Zero brokerage on select deals',
  'Dedicated relationship managers',
  'Trusted by 500+ happy clients',
] as const

const figures = [
  ['pin', '20+', 'locations offered'],
  ['building', '25+', 'leading developers'],
  ['layers', '50+', 'best projects'],
  ['home', '70+', 'options available'],
  ['tag', '100+', 'hot and big deals'],
] as const

export function Reasons() {
  return (
    <section className="section" aria-labelledby="reasons">
      <div className="wrap">
        <div className="head">
          <h2 id="reasons">Why choose us</h2>
        </div>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="reasons-note">
          What “verified” means here:{' '}
          <a className="link" href="/how-we-check">
            how we check
          </a>
        </p>
        <dl className="figures">
          {figures.map(([icon, figure, title]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Icon name={icon} />
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
