// The toasts with their sheet, which a public page does without until the first of them.
import './toast.css'

export { showToast } from './toast.tsx'
