import { announceText } from './live-announcer.ts'

/** Offline, a form stays with what was typed, where the browser would show an error page: a search runs once the connection is back, a post waits for its button. */
export function watchOfflineForms(): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const isSearch = form.method === 'get'
    say(form, isSearch ? texts.search : texts.post)
    offerOther(form)
    const again = () => (isSearch ? form.submit() : say(form, texts.back))
    window.addEventListener('online', again, { once: true })
  })
}

const texts = {
  search:
    'You’re offline. Your words stay here, and the search runs when you’re back online. You can still read this page.',
  post: 'You’re offline, so nothing was sent. What you typed stays here.',
  back: 'You’re back online. Please send it again.',
}

function say(form: HTMLFormElement, text: string): void {
  const noted = form.nextElementSibling
  const note = noted?.matches('.offline-note') ? noted : document.createElement('p')
  note.className = 'offline-note note'
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
