import { PHONE } from '#app/enquiries/form/phone-width.ts'

/** Enquire in the call bar opens the form; where that fails the link jumps to it. */
export function watchSheet(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('.callbar-enquire')
        : null
    const box = document.querySelector<HTMLElement>('.enquiry-sheet')
    if (!link || !box || event.ctrlKey || event.metaKey || !matchMedia(PHONE).matches) return
    event.preventDefault()
    import('#app/enquiries/form/enquiry-sheet.ts').then(
      ({ openSheet }) => openSheet(box, link),
      () => window.location.assign(link.href),
    )
  })
}
