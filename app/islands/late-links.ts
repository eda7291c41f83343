/** The manifest and the sheet for paper, which no first paint needs. */
export function addLateLinks(): void {
  const print = document.querySelector<HTMLElement>('[data-print]')?.dataset['print']
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/manifest.webmanifest',
    }),
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      media: 'print',
      href: print,
    }),
  )
}
