import { rememberedCampaign } from '#app/enquiries/submit/campaign.ts'
import { announce } from '#app/lib/announcement.ts'

import { contactReport } from './contact-report.ts'
import { makeContactCode, withReference } from './contact-code.ts'

const CHAT = 'https://wa.me/'
const LINKS = `a[href^="${CHAT}"], a[href^="tel:"]`
const ADDRESS = '/api/v1/contact-intents'

/** Reports every click on a call or chat link, and adds its reference to the first line of the chat. */
export function watchContactClicks(project: string | undefined): void {
  const onPress = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest(LINKS) : null
    if (link instanceof HTMLAnchorElement) note(link, project)
  }
  const onClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== MIDDLE) return
    onPress(event.target)
  }
  // A visitor may click before this script runs.
  window.pressed?.forEach(onPress)
  document.addEventListener('click', onClick)
  document.addEventListener('auxclick', onClick)
}

const MIDDLE = 1

function note(link: HTMLAnchorElement, project: string | undefined): void {
  const code = makeContactCode()
  const isChat = link.href.startsWith(CHAT)
  // The browser reads the address only after this listener returns.
  if (isChat) link.href = withReference(link.href, code)
  const kind = isChat ? 'chat' : 'call'
  const page = window.location.pathname
  send(contactReport({ code, kind, page, project }, rememberedCampaign()))
  announce({ kind: 'contact', by: kind })
}

/** `keepalive` outlives the page; a failed report never stops a call. */
function send(body: string): void {
  if ('sendBeacon' in navigator && navigator.sendBeacon(ADDRESS, body)) return
  fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
