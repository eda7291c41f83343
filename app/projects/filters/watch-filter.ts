import { firstUse, pageLoaded } from '#app/ui/document/page-loaded.ts'

/**
 * With script the list follows the filter, wherever one is on the page. Resolves once it does, or
 * when it will not: the form is then sent by its button.
 */
export async function watchFilter(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form.filter')
  if (!form) return
  await Promise.race([pageLoaded(), firstUse(form.closest('main') ?? form)])
  try {
    const { followFilter } = await import('./follow-filter.ts')
    followFilter(form)
  } catch {
    // The page does without.
  }
}
