import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'

import { Icon } from './icon.tsx'

type ToastKind = 'error' | 'success'

const manager = Toast.createToastManager<{ kind: ToastKind }>()

/** Shows a message at the top right for 5000 ms, at most one per id (SPEC section 9). */
export function showToast({ id, kind, text }: { id: string; kind: ToastKind; text: string }): void {
  manager.add({
    id,
    title: text,
    timeout: 5000,
    data: { kind },
  })
}

/** The place toasts appear in; Alt+T moves the focus to it. Rendered once, in the document. */
export function Toasts() {
  const viewport = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function focusViewport(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') {
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
        <Toast.Viewport ref={viewport} className="toasts" aria-label="Notifications (Alt+T)">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ kind: ToastKind }>()
  return toasts.map((toast) => {
    const failed = toast.data?.kind === 'error'
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={failed ? 'toast toast--err' : 'toast toast--ok'}
      >
        <Icon name={failed ? 'alert' : 'check'} />
        <Toast.Title render={<p role={failed ? 'alert' : 'status'} />} />
        <Toast.Close aria-label="Close">
          <Icon name="cross" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
