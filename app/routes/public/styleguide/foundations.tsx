const colours = [
  'paper',
  'mist',
  'haze',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'marigold',
  'marigold-deep',
  'deep',
  'error',
  'ok',
]

export function Colours() {
  return (
    <ul className="samples">
      {colours.map((name) => (
        <li key={name}>
          <svg width="96" height="64" aria-hidden="true">
            <rect width="96" height="64" fill={`var(--${name})`} stroke="var(--line)" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function TypeScale() {
  return (
    <>
      <h3>A heading of the third rank, as on a card of help</h3>
      <p className="lede">A lede: the first sentence of a project page, set large.</p>
      <p>Text: 17 px, 1.55 high, at most 36 rem wide. Figures stand in columns: 1,23,456.</p>
      <p className="caption">A caption: 13 px.</p>
      <ul className="ledger">
        <li>
          <b>Ledger row</b>
          <span>₹ 3.03 CR</span>
        </li>
      </ul>
    </>
  )
}
