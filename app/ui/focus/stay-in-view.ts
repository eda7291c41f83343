const FORMS = 'main form:has(select,textarea,input:not([type=hidden],[type=checkbox]))'

/** Marks the chat button while a form is on the screen: a small screen hides it. */
export function watchChatButton(): void {
  const button = document.querySelector('.chat')
  if (!button) return
  const seen = new Set<Element>()
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes)
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    button.toggleAttribute('data-aside', seen.size > 0)
  })
  const look = () => document.querySelectorAll(FORMS).forEach((form) => watch.observe(form))
  // Some forms come when an island hydrates.
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()
}
