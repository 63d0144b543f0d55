"""Pages that read from right to left."""

RIGHT_TO_LEFT = """new MutationObserver((_, observer) => {
    if (!document.documentElement) return;
    document.documentElement.dir = 'rtl';
    observer.disconnect();
}).observe(document, { childList: true })"""
