/// The emoji of the Unicode data, each with its short name and, behind a tilde, its variants of other skin tones; see
/// `Scripts/emoji-table`.
///
/// The table was made from a Unicode data file and is a modified form of it:
///
/// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
/// https://www.unicode.org/copyright.html.
///
/// Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
/// associated documentation (the "Data Files") to deal in the Data Files without restriction, including without
/// limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of the Data Files, and to
/// permit persons to whom the Data Files are furnished to do so, provided that either (a) this copyright and permission
/// notice appear with all copies of the Data Files, or (b) this copyright and permission notice appear in associated
/// Documentation.
///
/// THE DATA FILES ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
/// THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO
/// EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT
/// OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION
/// OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE
/// DATA FILES.
enum EmojiTable {
    static func text(of category: EmojiCategory) -> String {
        switch category {
        case .smileys: smileys
        case .people: people
        case .nature: nature
        case .food: food
        case .activities: activities
        case .travel: travel
        case .objects: objects
        case .symbols: symbols
        case .flags: flags
        }
    }
}
