import { startTransition, StrictMode } from 'react'
import { HydratedRouter } from 'react-router/dom'

import { hydrateOrKeep } from './ui/document/hydrate-or-keep.tsx'

// What the router stopped reading, because someone went on, ends with this; no one waits for it, and the
// decoder of the router's answers (turbo-stream's `done`) leaves it for the browser to report.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateOrKeep(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  ).catch(() => {
    for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  })
})
