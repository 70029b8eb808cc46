# The programs of a line as people type it, for the test of README and docs: each does as much as can be done here, and
# says in $FAILED what went wrong. What only a deployment could do is noted in $NOTED, for the test to look at.

failed() { printf '%s\n' "$*" >> "$FAILED"; return 1; }
noted() { printf '%s\n' "$*" >> "$NOTED"; }

curl() {
  local program=(command curl)
  type -P curl >/dev/null || program=(command node --import tsx "$ROOT/test/docs/curl.ts")
  "${program[@]}" --fail-with-body "$@" || failed "curl $*"
}

# The laptop's own data, unless a line names others.
here() { case "$*" in *--data*) ;; *) printf -- '--data %s' "$DATA" ;; esac; }

ladder() {
  # What is there of a deployment is the laptop's here.
  case "$*" in *" --url https://"*) noted "ladder $*"; set -- "${@:1:$(($# - 2))}" ;; esac
  case "$1" in
    # As people start it; for the others it was built once.
    help) command node --import tsx "$ROOT/local/ladder.ts" "$@" || failed "npm run -s ladder -- $*" ;;
    *) command node "$LADDER_PROGRAM" "$@" $(here "$@") || failed "npm run -s ladder -- $*" ;;
  esac
}

operator() {
  case "$*" in
    *--url*|*s3://*) noted "operator $*" ;;
    *) command node "$(dirname "$LADDER_PROGRAM")/operator.mjs" "$@" $(here "$@") || failed "npm run -s operator -- $*" ;;
  esac
}

smoke() {
  case "$1" in
    http://127.*) command node "$(dirname "$LADDER_PROGRAM")/operator.mjs" smoke --url "$@" --data "$DATA" || failed "npm run smoke -- $*" ;;
    *) noted "npm run smoke -- $*" ;;
  esac
}

npm() {
  case "$1 $2 $3" in
    'run -s ladder') shift 4; ladder "$@" ;;
    'run -s operator') shift 4; operator "$@" ;;
    'run smoke --') shift 3; smoke "$@" ;;
    *) noted "npm $*" ;;
  esac
}

npx() { noted "npx $*"; }
aws() { noted "aws $*"; }
git() { noted "git $*"; }

# A list as a secretary has it.
printf 'Date,Winner,Loser,Score\n2024-11-03,Ann Archer,Bob Baker,3-1\n' > results.csv
