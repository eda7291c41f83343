import { announceText } from './live-announcer.ts'

const texts = {
  search:
    'You’re offline. Your words stay here, and the search runs when you’re back online. You can still read this page.',
  post: 'You’re offline, so nothing was sent. What you typed stays here.',
  back: 'You’re back online. Please send it again.',
  heading: 'You’re offline',
  wait: 'You can still read this page, and what you typed stays. The next page opens when you’re back online.',
  call: 'Call us',
  close: 'Stay here',
  anyway: 'Try anyway',
} as const

/** Offline, a form or link stays on its page, where the browser would show an error page and lose what was typed. */
export function watchOffline(): void {
  document.addEventListener('submit', (event) => {
    const { target } = event
    if (isLeft(event) || !(target instanceof HTMLFormElement)) return
    event.preventDefault()
    holdForm(target)
  })
  document.addEventListener('click', (event) => {
    const link = isLeft(event) || !isPlain(event) ? undefined : pageLink(event.target)
    if (!link) return
    event.preventDefault()
    holdLink(link)
  })
}

function isLeft({ defaultPrevented }: Event): boolean {
  return navigator.onLine || defaultPrevented
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

/** To another page of the site, in this tab. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target !== '' || link.download !== '' || link.closest('dialog'))
    return undefined
  const { origin, pathname, search } = link
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere ? link : undefined
}

/** A search runs once the connection is back, a post waits for its button. */
function holdForm(form: HTMLFormElement): void {
  const isSearch = form.method === 'get'
  say(form, isSearch ? texts.search : texts.post)
  offerOther(form)
  const again = () => (isSearch ? form.submit() : say(form, texts.back))
  window.addEventListener('online', again, { once: true })
}

function say(form: HTMLFormElement, text: string): void {
  const noted = form.nextElementSibling
  const note = noted?.matches('.offline-note') ? noted : element('p', { className: 'offline-note' })
  note.textContent = text
  form.after(note)
  announceText(text)
}

/** The page's own other way, a chat link that takes along what was typed. */
function offerOther(form: HTMLFormElement): void {
  const other = form.querySelector<HTMLElement>('[data-offline]')
  const link = other?.querySelector('a')
  if (!other || !link) return
  const address = new URL(link.href)
  const typed = form.querySelector<HTMLInputElement>('input[type=text]')?.value ?? ''
  address.searchParams.set('text', `${link.dataset['text'] ?? ''}\n${typed}`)
  link.href = address.href
  other.hidden = false
}

const boxStyle = { margin: 'auto', maxWidth: '26rem', padding: '1.5rem', border: '1px solid' }
const waysStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.25rem',
  marginTop: '1rem',
}

/** Opens the page once the connection is back, while the visitor waits for it. */
function holdLink({ href }: HTMLAnchorElement): void {
  const heading = element('h2', { id: 'offline', textContent: texts.heading })
  const close = element('button', { className: 'button', type: 'button', textContent: texts.close })
  const anyway = element('a', { className: 'link', href, textContent: texts.anyway })
  const [telephone] = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')
  const call = telephone
    ? [element('a', { className: 'link', href: telephone.href, textContent: texts.call })]
    : []
  const ways = element('p', {})
  ways.append(close, ...call, anyway)
  const box = element('dialog', {})
  // No page needs a sheet for it before.
  Object.assign(box.style, boxStyle)
  Object.assign(ways.style, waysStyle)
  box.setAttribute('aria-labelledby', heading.id)
  box.append(heading, element('p', { textContent: texts.wait }), ways)
  document.body.append(box)

  const waiting = new AbortController()
  const open = () => location.assign(href)
  window.addEventListener('online', open, { once: true, signal: waiting.signal })
  close.addEventListener('click', () => box.close())
  box.addEventListener('close', () => {
    waiting.abort()
    box.remove()
  })
  box.showModal()
}

function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<HTMLElementTagNameMap[N]>,
): HTMLElementTagNameMap[N] {
  return Object.assign(document.createElement(name), properties)
}
