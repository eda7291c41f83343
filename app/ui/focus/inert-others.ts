/** Makes the page around a part inert, except toasts and live regions, which stand outside of the page's parts; returns the way back. */
export function inertOthers(part: HTMLElement): () => void {
  const found = [
    ...document.querySelectorAll<HTMLElement>('.skip, body > :is(header, footer, nav)'),
  ]
  for (let one = part; one.id !== 'main' && one.parentElement; one = one.parentElement)
    for (const other of one.parentElement.children)
      if (other !== one && other instanceof HTMLElement) found.push(other)
  const others = found.filter(({ inert }) => !inert)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
