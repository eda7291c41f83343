import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// Here and not in the toasts' module, or the router's build would put the sheet on every page with islands.
import '#app/ui/feedback/toast.css'
import { hydrateOrKeep, Mounted } from '#app/ui/document/hydrate-or-keep.tsx'

/** Hydrates a box with its input; rejects on failure, and the box stays as without script. */
export async function hydrate<P extends object>(
  box: Element,
  Part: ComponentType<P>,
  props: P,
): Promise<void> {
  const before = controlsIn(box)
  const identifierPrefix = box.getAttribute('data-ids') ?? ''
  try {
    await hydrateOrKeep(box, <Part {...props} />, { identifierPrefix })
  } catch (error) {
    box.removeAttribute('data-island')
    throw error
  } finally {
    restoreInput(before, box)
  }
}

export function mount(box: Element, part: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    createRoot(box).render(<Mounted onMount={resolve}>{part}</Mounted>)
  })
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsIn(box: Element) {
  const controls = [...box.querySelectorAll<Control>('input, select, textarea')]
  return { controls, focused: controls.findIndex((one) => one === document.activeElement) }
}

/** Restores input and focus after React replaces a box that a page translation or a password manager has changed. */
function restoreInput({ controls, focused }: ReturnType<typeof controlsIn>, box: Element): void {
  const { controls: present } = controlsIn(box)
  for (const [at, old] of controls.entries()) {
    const now = present[at]
    if (!now || now === old || now.name !== old.name || old.isConnected) continue
    copy(old, now)
    if (at !== focused) continue
    now.focus()
    if (isText(old) && isText(now)) now.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
}

function copy(old: Control, now: Control): void {
  if (now instanceof HTMLInputElement && old instanceof HTMLInputElement && isTicked(now)) {
    if (now.checked !== old.checked) now.click()
  } else if (now.value !== old.value) {
    // Bypasses React's setter, which would ignore a value it knows.
    Reflect.set(Object.getPrototypeOf(now), 'value', old.value, now)
    now.dispatchEvent(new Event('input', { bubbles: true }))
    now.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}

function isText(control: Control): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    /^(?:text|tel|search|url|password)$/.test(control.type)
  )
}
