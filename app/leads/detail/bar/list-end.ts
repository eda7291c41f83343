import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

/** Says to who goes along a list that nothing is beyond its first lead (`isBack`) or its last. */
export function sayListEnd(isBack: boolean): void {
  const text = isBack ? panelTexts.wasFirst : panelTexts.wasLast
  showToast({ id: 'list-end', kind: 'success', text })
}
