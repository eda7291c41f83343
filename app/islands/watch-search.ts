const coming = new WeakSet<Element>()

/** Suggestions come to a search field as soon as somebody means to type into it. */
export function watchSearch(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) void suggestTo(target)
  })
  // It may have the focus by now.
  if (document.activeElement instanceof HTMLInputElement) void suggestTo(document.activeElement)
}

async function suggestTo(input: HTMLInputElement): Promise<void> {
  const box = input.form?.querySelector('[data-suggestions]')
  if (!box || coming.has(box)) return
  coming.add(box)
  try {
    const { drawSuggestions } = await import('./draw-suggestions.tsx')
    await drawSuggestions(box, input)
  } catch {
    // Without them it is still a search field, and the next focus tries again.
    coming.delete(box)
  }
}
