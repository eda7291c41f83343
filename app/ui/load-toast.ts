/** The toasts and their sheet: a public page does without both until the first of them. */
export async function loadToast() {
  const [{ showToast }] = await Promise.all([import('./toast.tsx'), import('./toast.css')])
  return showToast
}
