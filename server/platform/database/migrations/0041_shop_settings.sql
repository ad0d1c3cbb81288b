-- older programs: go on
CREATE TABLE "shop_settings" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_settings_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "shop_settings_version" CHECK ("shop_settings"."version" > 0)
);
