/**
 * Shows all of a list whose rest is kept back, at the press that else sends a form to the first of the
 * rest. The address says so, so that Back from a link, a reload and a shared link find them shown.
 */
export function watchSeeMore(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-see-more]')
  const name = form?.getAttribute('action') ?? ''
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    window.history.replaceState(window.history.state, '', name)
    // The style sheet goes by the target, which an address that is only replaced does not change.
    form.previousElementSibling?.classList.remove('is-first')
    form.remove()
    document.querySelector(name)?.querySelector('a')?.focus()
  })
}
