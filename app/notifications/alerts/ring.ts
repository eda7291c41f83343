/** Hertz, and start in seconds. */
const NOTES = [
  [880, 0],
  [1174.7, 0.16],
] as const
const NOTE_SECONDS = 0.35
const LOUDNESS = 0.2
/** Milliseconds after which the browser blocks the sound. */
const WAIT_MS = 400

let context: AudioContext | undefined

/** Browsers block sound until a press in the tab. */
export async function maySound(): Promise<boolean> {
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') {
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
    }
    return context.state === 'running'
  } catch {
    return false
  }
}

export function sound(): void {
  if (context?.state !== 'running') return
  const now = context.currentTime
  for (const [pitch, after] of NOTES) {
    const note = context.createOscillator()
    const loudness = context.createGain()
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, now + after)
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS, now + after + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + after + NOTE_SECONDS)
    note.connect(loudness).connect(context.destination)
    note.start(now + after)
    note.stop(now + after + NOTE_SECONDS)
  }
}
