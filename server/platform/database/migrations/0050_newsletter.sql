-- older programs: go on
CREATE TABLE "mail_refusals" (
	"address_hash" text NOT NULL,
	"topic" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_address_hash_topic_pk" PRIMARY KEY("address_hash","topic")
);
