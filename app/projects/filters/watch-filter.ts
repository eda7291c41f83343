import { firstUse, pageLoaded } from '#app/ui/document/page-loaded.ts'

/** Resolves when the list follows the filter or never will; the form then needs its button. */
export async function watchFilter(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form.filter')
  if (!form) return
  await Promise.race([pageLoaded(), firstUse(form.closest('main') ?? form)])
  try {
    const { followFilter } = await import('./follow-filter.ts')
    followFilter(form)
  } catch {
    // Without it the form's button works.
  }
}
