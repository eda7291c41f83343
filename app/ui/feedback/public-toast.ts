// Toasts and their sheet, for a page without a hydrated island.
import './toast.css'

export { showToast } from './toast.tsx'
