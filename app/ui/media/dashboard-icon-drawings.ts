// Separate from the site's icons, so that visitors do not load them.
export { default as up } from 'lucide-static/icons/chevron-up.svg?raw'
export { default as mail } from 'lucide-static/icons/mail.svg?raw'
export { default as again } from 'lucide-static/icons/refresh-cw.svg?raw'
export { default as eye } from 'lucide-static/icons/eye.svg?raw'
export { default as clock } from 'lucide-static/icons/clock.svg?raw'
export { default as inbox } from 'lucide-static/icons/inbox.svg?raw'
export { default as down } from 'lucide-static/icons/chevron-down.svg?raw'
export { default as lock } from 'lucide-static/icons/lock.svg?raw'
