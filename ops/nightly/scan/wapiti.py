"""wapiti 3.0.4 as Debian has it, but for one function: Python 3.11 refuses its way of leaving out addresses by `*`."""

import re

from wapitiCore.main.wapiti import wapiti_main
from wapitiCore.net import crawler


def wildcard_translate(pattern):
    return re.compile(".*".join(map(re.escape, pattern.split("*"))) + r"\Z", re.MULTILINE | re.DOTALL)


crawler.wildcard_translate = wildcard_translate
wapiti_main()
