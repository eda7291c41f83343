/** Closes the header's menus by Escape and by a press beside them, and puts the focus into an opened search. */
export function watchHeaderMenus(): void {
  const header = document.querySelector('.header')
  if (!header) return

  const closeAll = () => {
    for (const menu of header.querySelectorAll('details[open]')) menu.removeAttribute('open')
  }
  document.addEventListener('keydown', ({ key }) => {
    const open = header.querySelector('details[open]')
    if (key !== 'Escape' || !open) return
    closeAll()
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !header.contains(target)) closeAll()
  })
  // What the browser kept of the page while it was away is shown as a new page is.
  window.addEventListener('pageshow', ({ persisted }) => persisted && closeAll())
  const search = header.querySelector('details.header-find')
  const putFocus = () => {
    if (search?.hasAttribute('open')) search.querySelector('input')?.focus()
  }
  search?.addEventListener('toggle', putFocus)
  // Opened before there was script.
  putFocus()
}
