import { nextPaint } from '#app/lib/async/next-paint.ts'

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
    // A slow phone shows that the field is chosen before it works for it.
    await nextPaint()
    // Neither imports the other: each begins in a task of its own, with room for a touch between.
    const [{ mount }, { suggestionsOf }] = await Promise.all([
      import('./hydrate.tsx'),
      import('./suggestions-of.tsx'),
    ])
    await mount(box, suggestionsOf(input))
  } catch {
    // Without them it is still a search field, and the next focus tries again.
    coming.delete(box)
  }
}
