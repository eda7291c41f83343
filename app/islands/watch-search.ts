import { nextPaint } from '#app/lib/async/next-paint.ts'

const coming = new WeakSet<Element>()

export function watchSearch(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) void suggestTo(target)
  })
  if (document.activeElement instanceof HTMLInputElement) void suggestTo(document.activeElement)
}

async function suggestTo(input: HTMLInputElement): Promise<void> {
  const box = input.form?.querySelector('[data-suggestions]')
  if (!box || coming.has(box)) return
  coming.add(box)
  try {
    await nextPaint()
    // Separate imports run in tasks of their own, with room for a touch between.
    const [{ mount }, { suggestionsOf }] = await Promise.all([
      import('./hydrate.tsx'),
      import('./suggestions-of.tsx'),
    ])
    await mount(box, suggestionsOf(input))
  } catch {
    coming.delete(box)
  }
}
