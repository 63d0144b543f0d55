# Makes one program of the examples in documentation comments. Statements become the body of a function, functions
# become members, and extensions stand as they are.
/^ *\/\/\/ ```swift/ { count++; first = 1; place = FILENAME ":" FNR; inside = 1; kind = ""; next }
/^ *\/\/\/ ```/ && inside {
    if (kind == "statements") print "@MainActor func example" count "() " (body ~ /await / ? "async " : "") "throws {"
    if (kind == "members") print "@MainActor final class Example" count " {"
    printf "%s", body
    if (kind != "declarations") print "}"
    inside = 0
    next
}
inside {
    sub(/^ *\/\/\/ ?/, "")
    if (/^import /) next
    if (first) {
        first = 0
        print "\n// " place
        kind = /^extension/ ? "declarations" : /^func/ ? "members" : "statements"
        body = ""
    }
    body = body $0 "\n"
}
