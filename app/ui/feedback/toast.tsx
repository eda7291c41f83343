import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef, type RefObject } from 'react'
import { createRoot } from 'react-dom/client'

import { pressedKey } from '#app/lib/text/pressed-key.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { announceText } from './live-announcer.ts'

type ToastKind = 'error' | 'success'

const manager = Toast.createToastManager<{ kind: ToastKind }>()

let place: Promise<void> | undefined

function makePlace(): Promise<void> {
  place ??= new Promise((resolve) => {
    const box = document.createElement('div')
    document.body.append(box)
    createRoot(box).render(<Toasts onReady={resolve} />)
  })
  return place
}

/** Shows a message at the top right for 5000 ms, at most one per id (SPEC section 9). */
export function showToast({ id, kind, text }: { id: string; kind: ToastKind; text: string }): void {
  announceText(text, kind === 'error' ? 'assertive' : 'polite')
  const toast = { id, title: text, timeout: 5000, data: { kind } }
  void makePlace().then(() => manager.add(toast))
}

function Toasts({ onReady }: { onReady: () => void }) {
  const viewport = useRef<HTMLDivElement>(null)
  // Effects run from the inside out, so the list listens by then.
  useEffect(onReady, [onReady])
  useEffect(() => {
    function focusViewport(event: KeyboardEvent) {
      if (event.altKey && pressedKey(event) === 't') {
        event.preventDefault()
        viewport.current?.focus()
      }
    }
    window.addEventListener('keydown', focusViewport)
    return () => window.removeEventListener('keydown', focusViewport)
  }, [])
  return (
    <Toast.Provider toastManager={manager} timeout={5000}>
      <Toast.Portal>
        <Toast.Viewport
          ref={viewport}
          className="toasts"
          aria-label="Notifications (Alt+T)"
          // It mounts with its first toast, which no screen reader would announce: the permanent region does.
          aria-live="off"
        >
          <ToastList viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ viewport }: { viewport: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager<{ kind: ToastKind }>()
  useEffect(() => {
    const { current } = viewport
    if (!current || toasts.length === 0) return undefined
    const follow = () => keepClear(current)
    follow()
    // The sheet scrolls as well as the page.
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', follow, options)
    return () => document.removeEventListener('scroll', follow, options)
  }, [viewport, toasts])
  return toasts.map((toast) => {
    const failed = toast.data?.kind === 'error'
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-id={toast.id}
        className={failed ? 'toast toast--error' : 'toast toast--ok'}
      >
        <Icon name={failed ? 'alert' : 'check'} />
        <Toast.Title render={<p />} />
        {/* Visible and focusable while the list is collapsed, too. */}
        <Toast.Close aria-label="Close" aria-hidden={false}>
          <Icon name="cross" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}

/** Pixels between the toasts and what they leave uncovered. */
const GAP = 8

/** Moves the toasts off a heading with `data-uncovered`: to the left of its part of the page where they fit, else below it. */
function keepClear(toasts: HTMLElement): void {
  toasts.style.top = ''
  toasts.style.right = ''
  const box = toasts.getBoundingClientRect()
  const heading = [...document.querySelectorAll('[data-uncovered]')].find((one) =>
    overlaps(one.getBoundingClientRect(), box),
  )
  if (!heading) return
  const left = (heading.parentElement ?? heading).getBoundingClientRect().left - GAP
  if (left - box.width >= GAP) toasts.style.right = `${window.innerWidth - left}px`
  else toasts.style.top = `${heading.getBoundingClientRect().bottom + GAP}px`
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
