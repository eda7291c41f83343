/** Shows the full list and puts that into the address, so that Back, a reload and a shared link show it too. */
export function watchSeeMore(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-see-more]')
  const name = form?.getAttribute('action') ?? ''
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    window.history.replaceState(window.history.state, '', name)
    // `:target` ignores an address that script only replaces.
    form.previousElementSibling?.classList.remove('is-first')
    form.remove()
    document.querySelector(name)?.querySelector('a')?.focus()
  })
}
