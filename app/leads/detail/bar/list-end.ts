import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

/** Announces the end of the list to screen readers; `isBack` means its start. */
export function announceListEnd(isBack: boolean): void {
  const text = isBack ? panelTexts.wasFirst : panelTexts.wasLast
  showToast({ id: 'list-end', kind: 'success', text })
}
