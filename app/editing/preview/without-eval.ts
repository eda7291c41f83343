import { config } from 'zod'

// The policy of our pages lets no text become code, and tells of each try; the server may compile.
if (typeof document !== 'undefined') config({ jitless: true })
