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

type ReasonsProps = {
  projectCount: number
  /** When their facts were checked; nothing where none is listed. */
  checked: string | undefined
}

/** What the site can show of itself comes before what it says of itself. */
export function Reasons({ projectCount, checked }: ReasonsProps) {
  return (
    <section className="section" aria-labelledby="reasons">
      <div className="wrap">
        <div className="head">
          <h2 id="reasons">Why choose us</h2>
        </div>
        {checked === undefined ? null : (
          <div className="reasons-shown">
            <p>{projectCount} listed, each with the day its facts were checked</p>
            <p>
              {checked} What “verified” means here:{' '}
              <a className="link" href="/how-we-check">
                how we check
              </a>
            </p>
          </div>
        )}
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
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
