import { PHONE } from '#app/enquiries/form/phone-width.ts'

const TO_FORM = 'a[href$="#enquire"]'

/** On a phone a link to the page's form opens it as a sheet; where that fails the link is followed. */
export function watchSheet(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(TO_FORM)
    if (
      !link ||
      event.defaultPrevented ||
      link.pathname !== location.pathname ||
      !matchMedia(PHONE).matches
    )
      return
    event.preventDefault()
    import('#app/enquiries/form/enquiry-sheet.ts').then(
      ({ openSheet }) => openSheet(link),
      () => window.location.assign(link.href),
    )
  })
}
