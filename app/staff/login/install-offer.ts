import { useEffect, useSyncExternalStore } from 'react'

/** What Chromium hands a page that may be put on a home screen (W3C Manifest Incubations). */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** The offer of this page, made at most once; whoever shows it hears of it through `listeners`. */
const offer: { event: InstallEvent | undefined; listeners: Set<() => void> } = {
  event: undefined,
  listeners: new Set(),
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

function set(event: InstallEvent | undefined): void {
  offer.event = event
  for (const listener of offer.listeners) listener()
}

/** Keeps the browser's offer for the page that shows it, from wherever the dashboard was opened. */
export function useKeepInstallOffer(): void {
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallEvent(event)) return
      event.preventDefault()
      set(event)
    }
    const forget = () => set(undefined)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', forget)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', forget)
    }
  }, [])
}

/** Puts the dashboard on the home screen; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => offer.event,
    () => undefined,
  )
  return (
    event &&
    (() => {
      void event.prompt()
      set(undefined)
    })
  )
}

function subscribe(listener: () => void): () => void {
  offer.listeners.add(listener)
  return () => offer.listeners.delete(listener)
}
