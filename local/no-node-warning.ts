// Which Node the laptop has is the product's choice, and nothing that its user could do anything about.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
