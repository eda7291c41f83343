export function watchSampleToasts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null
    if (button) void showSample(button.dataset)
  })
}

async function showSample({ toast, text = '' }: DOMStringMap): Promise<void> {
  const { showToast } = await import('./public-toast.ts')
  const kind = toast === 'error' ? 'error' : 'success'
  showToast({ id: kind, kind, text })
}
