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
  ['20+', 'locations offered'],
  ['25+', 'leading developers'],
  ['50+', 'best projects'],
  ['70+', 'options available'],
  ['100+', 'hot and big deals'],
] as const

export function Reasons() {
  return (
    <section className="sec" aria-labelledby="reasons">
      <div className="wrap">
        <div className="head">
          <h2 id="reasons">Why choose us</h2>
        </div>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <dl className="figures">
          {figures.map(([figure, title]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
