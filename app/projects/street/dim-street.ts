/** Dims what a search leaves out; without slugs nothing is dimmed. */
export function dimStreet(street: Element | null, slugs: ReadonlySet<string>): void {
  for (const link of street?.querySelectorAll('a') ?? []) {
    const slug = link.getAttribute('href')?.slice(1) ?? ''
    link.classList.toggle('street-out', slugs.size > 0 && !slugs.has(slug))
  }
}
