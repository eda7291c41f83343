/** The developers of the catalogue, passing by; the second run is for the eye only. */
export function BuilderStrip({ developers }: { developers: readonly string[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
    <section className="strip" aria-label="Developers we work with" tabIndex={0}>
      <ul>
        {developers.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {developers.map((name) => (
          <li key={`again-${name}`} aria-hidden="true">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
