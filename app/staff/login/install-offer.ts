import { useEffect, useSyncExternalStore } from 'react'

/** Chromium's event for an installable page (W3C Manifest Incubations). */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** A browser makes the offer at most once per page. */
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

/** Undefined where the browser does not offer installation. */
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
