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
  // A page from the back/forward cache starts with closed menus.
  window.addEventListener('pageshow', ({ persisted }) => persisted && closeAll())
  const search = header.querySelector('details.header-search')
  const putFocus = () => {
    if (search?.hasAttribute('open')) search.querySelector('input')?.focus()
  }
  search?.addEventListener('toggle', putFocus)
  // The search may have been opened before the script loaded.
  putFocus()
}
