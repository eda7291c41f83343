import type { Page } from '@playwright/test'

/**
 * The controls of a page that something fixed or sticky lies on after a browser has brought them into
 * view, going down the page and up again, and at its end (WCAG 2.2, 2.4.11, and more: no part of a
 * control may be covered).
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const above = (element: Element | null): Element | null => {
      if (element === null || /fixed|sticky/.test(getComputedStyle(element).position))
        return element
      return above(element.parentElement)
    }
    const controls = [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.getClientRects().length > 0 &&
        !control.matches('[tabindex="0"]:has(a, tr), .skip'),
    )
    const found = new Set<string>()
    const look = (control: Element) => {
      for (const { left, right, top, bottom } of control.getClientRects()) {
        for (const x of [left + 3, (left + right) / 2, right - 3]) {
          for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
            const cover = above(document.elementFromPoint(x, y))
            if (!cover || cover.contains(control)) continue
            const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
            const what = `${control.tagName.toLowerCase()} “${name?.slice(0, 40)}”`
            found.add(`${what} under ${cover.tagName.toLowerCase()}.${cover.className}`)
          }
        }
      }
    }
    const bring = (control: Element) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      look(control)
    }
    window.scrollTo(0, 0)
    controls.forEach(bring)
    window.scrollTo(0, document.documentElement.scrollHeight)
    // What is high up here can be scrolled down again; what is low can go no higher.
    for (const control of controls)
      if (control.getBoundingClientRect().top > window.innerHeight / 2) look(control)
    controls.toReversed().forEach(bring)
    return [...found]
  })
}

/** Words of different elements that are drawn over one another, each pair once; what floats aside. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    type TextBox = Box & { owner: Element; text: string }
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement))
    // What floats has a ground of its own.
    const isDrawn = (owner: Element) =>
      !owner.closest('.visually-hidden, .skip, script, style') &&
      owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !floats(owner)
    const clipped = (box: Box, element: Element | null): Box => {
      if (!element) return box
      const isOpen = getComputedStyle(element).overflow === 'visible'
      const rect = element.getBoundingClientRect()
      const part = isOpen
        ? box
        : {
            left: Math.max(box.left, rect.left),
            right: Math.min(box.right, rect.right),
            top: Math.max(box.top, rect.top),
            bottom: Math.min(box.bottom, rect.bottom),
          }
      return clipped(part, element.parentElement)
    }
    const boxes: TextBox[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!owner || text === '' || !isDrawn(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // A line holds room that no letter fills; a link is underlined below it.
        const air = (bottom - top) * 0.2
        const end = bottom + (owner.matches('a.lk') ? air : -air)
        const box = { left: left + 1, right: right - 1, top: top + air, bottom: end }
        const part = clipped(box, owner)
        if (part.left < part.right && part.top < part.bottom) boxes.push({ ...part, owner, text })
      }
    }
    const cross = (a: TextBox, b: TextBox) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const found = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.owner !== one.owner && cross(one, other))
        .map((other) => `“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`),
    )
    return [...new Set(found)]
  })
}

/** By how many pixels the page is wider than the screen. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** The x where an element's content ends, its padding left out. */
export function contentRight(element: Element): number {
  return element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight)
}

/**
 * Scrolls down a page as a thumb does. `seen` and `hidden`: how often the chat button was there, and not;
 * `overForms`: how often a form for words was on the screen with it.
 */
export function chatDownThePage(page: Page) {
  return page.evaluate(async () => {
    const chat = document.querySelector('.chat')
    if (!chat) throw new Error('There is no chat button.')
    const forms = [...document.querySelectorAll('main form:has(textarea, input[type="text"])')]
    const counts = { overForms: 0, seen: 0, hidden: 0 }
    for (let y = 0; y < document.documentElement.scrollHeight; y += 90) {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      if (getComputedStyle(chat).visibility === 'hidden') {
        counts.hidden += 1
        continue
      }
      counts.seen += 1
      const { top } = chat.getBoundingClientRect()
      const isSeen = (form: Element) => {
        const box = form.getBoundingClientRect()
        return box.top < top && box.bottom > 0 && box.height > 0
      }
      if (forms.some(isSeen)) counts.overForms += 1
    }
    return counts
  })
}

/**
 * Controls that are smaller than a thumb in either direction, with their size: of a box that is ticked its
 * label counts, and a link inside a sentence has the sentence's own lines (WCAG 2.2, 2.5.8).
 */
export function smallControls(page: Page, min: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.matches('[type="hidden"], :disabled, .skip, .visually-hidden') &&
        control.closest('[inert]') === null &&
        // A link inside a sentence.
        !(
          control.matches('a') &&
          getComputedStyle(control).display === 'inline' &&
          (control.parentElement?.textContent ?? '').trim() !== control.textContent.trim()
        ),
    )
    const found = controls.flatMap((control) => {
      const isTicked = control.matches('[type="checkbox"], [type="radio"]')
      const pressed = isTicked ? (control.closest('label') ?? control) : control
      const { width, height } = pressed.getBoundingClientRect()
      // Half a pixel is rounding.
      if (Math.min(width, height) > smallest - 0.5 || width === 0) return []
      const name = control.getAttribute('aria-label') ?? control.textContent.trim()
      const what = `${control.tagName.toLowerCase()}.${control.className} “${name.slice(0, 30)}”`
      return [`${what} ${Math.round(width)}x${Math.round(height)}`]
    })
    return [...new Set(found)]
  }, min)
}
