// The toasts and their sheet, for a page on which no island is awake.
import './toast.css'

export { showToast } from './toast.tsx'
