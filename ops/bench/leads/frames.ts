import type { Page } from '@playwright/test'

export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = []
    const look = (at: number) => {
      frames.push(at)
      if (document.documentElement.dataset['still'] === undefined) requestAnimationFrame(look)
      else document.documentElement.dataset['frames'] = JSON.stringify(frames)
    }
    delete document.documentElement.dataset['still']
    requestAnimationFrame(look)
  })
}

/** Milliseconds between frames, in ascending order. */
export async function stopWatching(page: Page): Promise<number[]> {
  const text = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    dataset['still'] = ''
    await new Promise((done) => setTimeout(done, 200))
    return dataset['frames'] ?? '[]'
  })
  const frames: unknown = JSON.parse(text)
  const at = Array.isArray(frames) ? frames.filter((one) => typeof one === 'number') : []
  const gaps = at.slice(1).map((moment, index) => moment - (at[index] ?? moment))
  return gaps.toSorted((one, other) => one - other)
}

export function gapAt(gaps: readonly number[], share: number): number {
  return gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0
}
