import Diffable
