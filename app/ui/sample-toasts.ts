import { showToast } from './toast.tsx'

/** Shows the message that a pressed button of the styleguide names. */
export function watchSampleToasts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null
    if (!button) return
    const { toast, text = '' } = button.dataset
    const kind = toast === 'error' ? 'error' : 'success'
    showToast({ id: kind, kind, text })
  })
}
