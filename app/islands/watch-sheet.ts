import { PHONE } from '#app/enquiries/form/phone-width.ts'

/** Enquire in the call bar opens the form; where that fails the link jumps to it. */
export function watchSheet(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.callbar-enquire')
    if (!link || !matchMedia(PHONE).matches) return
    event.preventDefault()
    import('#app/enquiries/form/enquiry-sheet.ts').then(
      ({ openSheet }) => openSheet(link),
      () => window.location.assign(link.href),
    )
  })
}
